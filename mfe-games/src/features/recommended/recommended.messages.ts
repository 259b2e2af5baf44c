export const messages = {
  title: 'Recommended',
  carousel: 'carousel',
  slide: 'slide',
  position: (position: number, all: number) => `${position} of ${all}`,
  previous: 'Previous games',
  next: 'Next games',
} as const;
