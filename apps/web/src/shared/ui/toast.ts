/** Shows a toast (K1); its code comes with the first one. Without a network a toast is lost, and nothing else. */
export const showToast = (message: string): void =>
  void import('./toast-region.ts').then(
    (region) => region.announce(message),
    () => undefined,
  )
