export const messages = {
  loadMore: 'Load More',
  showing: (first: number, last: number, total: number, rows: string) =>
    `Showing ${first} to ${last} of ${total} ${rows}`,
} as const;
