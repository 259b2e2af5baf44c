/** What a tab's provider holds. */
export const dataKinds = ['seeded', 'empty', 'many', 'hostile', 'odd'] as const;
export type DataKind = (typeof dataKinds)[number];
