/** Header on a kept answer: when it came, in milliseconds since 1970 by this device. */
export const storedAt = 'foyer-stored-at'

/** Caches by what they hold; the page empties `content` when somebody signs out (platform/offline.ts knows the name too). */
export const cacheNames = { page: 'foyer-page', assets: 'foyer-assets', content: 'foyer-content' } as const

/** Of published answers no more than this, and none for longer than a month. */
export const mostKept = 120
const month = 30 * 86_400_000

/**
 * Published content and public details of activities, below the app API host: nothing of a person, nothing that is signed.
 * Pictures and captions, but no films.
 */
const published =
  /\/(activities(\/[a-z0-9-]+)?|content\/(agreements(\/[a-z]+)?|areas)|cross-border\/(guide|questions)|wealth-connect|media\/[\w-]+\.(svg|png|jpg|webp|vtt))$/

/** Headers of a signed call, whatever it asks for. */
const signs = ['jwt-assertion', 'aes-id', 'authorization']

/** Whether an answer to this request may be kept: by what is asked, and by whom. */
export const isPublished = (
  { method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>,
  api: string,
): boolean => {
  const { origin, pathname, searchParams } = new URL(url)
  const base = new URL(api)
  const isApi = origin === base.origin && pathname.startsWith(`${base.pathname}/`)
  // a draft is read by whoever has its token, and kept by nobody
  const isPlain = [...searchParams.keys()].every((name) => name === 'lang')
  return method === 'GET' && isApi && isPlain && published.test(pathname) && !signs.some((name) => headers.has(name))
}

const isWhole = ({ status, redirected }: Response): boolean => status === 200 && !redirected
const isHtml = ({ headers }: Response): boolean => /^text\/html\b/i.test(headers.get('content-type') ?? '')

/** Whether the answer itself says that it may be: a good one, whole, and not only for now. */
export const mayBeKept = (response: Response): boolean =>
  isWhole(response) && !/\bno-store\b/i.test(response.headers.get('cache-control') ?? '')

/** The page, and not where somebody on the way leads to: a browser would refuse to show that without a network. */
export const isPage = (response: Response): boolean => mayBeKept(response) && isHtml(response)

/** A script or style, and not a page that says that there is none: kept by its name, it would stand there for good. */
export const isFile = (response: Response): boolean => mayBeKept(response) && !isHtml(response)

/** By this device's clock, which may have been set in between, to either side. */
export const isYoung = ({ headers }: Response, now: number): boolean =>
  Math.abs(now - Number(headers.get(storedAt) ?? 0)) < month
