/** Shows a toast (K1). Its code loads with the first one. If that fails offline, only the toast is lost. */
export const showToast = (message: string): void =>
  void import('./toast-region.ts').then(
    (region) => region.announce(message),
    () => undefined,
  )
