/** Passes every uncaught error to the reporter, whose code loads with the first one (A12). */
export const catchErrors = (): void => {
  const hand = (error: unknown) =>
    void import('./reporter.ts').then(
      (reporter) => reporter.report(error),
      () => undefined, // offline, the report is dropped
    )
  addEventListener('error', (event) => hand(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => hand(event.reason))
}
