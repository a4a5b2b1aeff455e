/** Header on a kept answer: when it came, in milliseconds since 1970 by this device. */
export const storedAt = 'foyer-stored-at'

/** Caches by what they hold; the page empties `content` when somebody signs out (platform/offline.ts knows the name too). */
export const cacheNames = { page: 'foyer-page', assets: 'foyer-assets', content: 'foyer-content' } as const

/** Published content and public details of activities, below the app API host: nothing of a person, nothing that is signed. */
const published =
  /\/(activities(\/[a-z0-9-]+)?|content\/(agreements(\/[a-z]+)?|areas)|cross-border\/(guide|questions)|media\/[\w.-]+)$/

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

/** Whether the answer itself says that it may be: a good one, whole, and not only for now. */
export const mayBeKept = ({ ok, status, type, headers }: Response): boolean =>
  ok && status === 200 && type !== 'opaque' && !/\bno-store\b/i.test(headers.get('cache-control') ?? '')
