/** Header of a stored answer: when it arrived, in milliseconds since 1970 by the device's clock. */
export const storedAt = 'foyer-stored-at'

/** Caches by content. The page clears `content` when a person signs out (platform/offline.ts uses the same name). */
export const cacheNames = { page: 'foyer-page', assets: 'foyer-assets', content: 'foyer-content' } as const

/** The message of a page to the worker that a person has signed out. */
export const signedOut = 'signed out'

/** Maximum number of stored published answers. Each is stored for at most a month. */
export const maxStored = 120
const month = 30 * 86_400_000

/**
 * Published content and public details of activities, below the app API host: no personal data and nothing signed.
 * Includes pictures and captions, but no films.
 */
const published =
  /\/(activities(\/[a-z0-9-]+)?|content\/(agreements(\/[a-z]+)?|areas)|cross-border\/(guide|questions)|wealth-connect|media\/[\w-]+\.(svg|png|jpg|webp|vtt))$/

/** Headers of a signed call. */
const signs = ['jwt-assertion', 'aes-id', 'authorization']

/** Returns whether an answer to this request may be stored, by its address and headers. */
export const isPublished = (
  { method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>,
  api: string,
): boolean => {
  const { origin, pathname, searchParams } = new URL(url)
  const base = new URL(api)
  const isApi = origin === base.origin && pathname.startsWith(`${base.pathname}/`)
  // a draft is open to anyone with its token, but is never stored
  const isPlain = [...searchParams.keys()].every((name) => name === 'lang')
  return method === 'GET' && isApi && isPlain && published.test(pathname) && !signs.some((name) => headers.has(name))
}

const isWhole = ({ status, redirected }: Response): boolean => status === 200 && !redirected
const isHtml = ({ headers }: Response): boolean => /^text\/html\b/i.test(headers.get('content-type') ?? '')

/** Returns whether the answer allows storing: successful, complete and without `no-store`. */
export const isStorable = (response: Response): boolean =>
  isWhole(response) && !/\bno-store\b/i.test(response.headers.get('cache-control') ?? '')

/** Returns whether an answer is the page. A redirected answer is not, because a browser refuses to show it offline. */
export const isPage = (response: Response): boolean => isStorable(response) && isHtml(response)

/**
 * Returns whether an answer is a script or style, and not an HTML error page, which would be cached permanently under
 * the file's name.
 */
export const isFile = (response: Response): boolean => isStorable(response) && !isHtml(response)

/**
 * Returns whether an answer is younger than a month by the device's clock, which may have been changed in either
 * direction.
 */
export const isYoung = ({ headers }: Response, now: number): boolean =>
  Math.abs(now - Number(headers.get(storedAt) ?? 0)) < month
