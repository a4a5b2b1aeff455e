/** The one place that knows which host the client runs in. A plain browser for now; other hosts bring their own entry here. */
export interface Host {
  readonly name: 'browser'
  /** what the native app says of its user, `{}` outside it (A4) */
  userConfig(): Promise<{ language?: unknown }>
  setTitle(title: string): void
}

export const host: Host = {
  name: 'browser',
  userConfig: async () => ({}),
  setTitle: (title) => {
    document.title = title
  },
}

/** A10: a fine pointer and at least 768 px, or `?pc=1`. */
export const isPc = (): boolean =>
  matchMedia('(pointer: fine) and (min-width: 768px)').matches || new URLSearchParams(location.search).get('pc') === '1'
