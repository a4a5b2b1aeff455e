import { later } from '../ui/later.tsx'

/** Comes once the page can be used, behind everything else on it, so that nothing moves. */
export const StatisticsQuestion = later(() =>
  import('./statistics-question.tsx').then((part) => part.StatisticsQuestion),
)
