import { later } from '../ui/later.tsx'

/** Loads when the page can be used, and comes after everything else on it, so that nothing moves. */
export const StatisticsQuestion = later(() =>
  import('./statistics-question.tsx').then((part) => part.StatisticsQuestion),
)
