/** Hands every error nobody caught to the reporter, which is loaded with the first one (A12). */
export const catchErrors = (): void => {
  const hand = (error: unknown) =>
    void import('./reporter.ts').then(
      (reporter) => reporter.report(error),
      () => undefined, // without a network there is nobody to tell
    )
  addEventListener('error', (event) => hand(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => hand(event.reason))
}
