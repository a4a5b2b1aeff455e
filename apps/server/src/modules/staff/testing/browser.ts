import type { App } from '../../../app.ts'

type Reply = Awaited<ReturnType<App['inject']>>

let browsers = 0

/** A browser with cookies, on a network of its own, which calls servers in this process. */
export const browser = () => {
  // the sandbox's provider answers this machine only
  const remoteAddress = `127.0.1.${++browsers}`
  const cookies = new Map<string, string>()

  const keep = ({ headers }: Reply): void => {
    for (const text of [headers['set-cookie'] ?? []].flat()) {
      const [pair = '', ...attributes] = text.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  const cookieHeader = () => [...cookies].map((pair) => pair.join('=')).join('; ')
  const pathOf = (address: string): string => {
    const { pathname, search } = new URL(address, 'http://localhost')
    return `${pathname}${search}`
  }

  /** Follows a navigation as far as an address fits. @returns the last reply */
  const open = async (app: App, address: string, until: (path: string) => boolean = () => false): Promise<Reply> => {
    const reply = await app.inject({ url: pathOf(address), headers: { cookie: cookieHeader() }, remoteAddress })
    keep(reply)
    const to = reply.headers.location
    return to === undefined || until(String(to)) ? reply : open(app, String(to), until)
  }

  /** Sends a form of the sandbox's provider. */
  const submit = async (app: App, action: string, form: string, until?: (path: string) => boolean): Promise<Reply> => {
    const reply = await app.inject({
      method: 'POST',
      url: action,
      headers: {
        cookie: cookieHeader(),
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
      },
      payload: form,
      remoteAddress,
    })
    keep(reply)
    const to = reply.headers.location
    return to === undefined ? reply : open(app, String(to), until)
  }

  /** Chooses a member of the demo staff, or leaves, on the page of the sandbox's provider. */
  const choose = (app: App, page: Reply, form: string, until?: (path: string) => boolean): Promise<Reply> =>
    submit(app, /action="([^"]+)"/.exec(page.body)?.[1] ?? '', form, until)

  return {
    cookies,
    open,
    submit,
    choose,
    /** A call of the console's page. */
    call: async (app: App, path: string, payload: object = {}): Promise<Reply> => {
      const headers = { cookie: cookieHeader(), 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
      const reply = await app.inject({ method: 'POST', url: path, headers, payload, remoteAddress })
      keep(reply)
      return reply
    },
  }
}

const isCallback = (path: string): boolean => path.includes('/staff/callback')
const isPage = (path: string): boolean => /^\/(console|insights)\//.test(path)

/**
 * Signs in a member of the demo staff in a browser.
 *
 * @param of the query of the address at which the sign-in begins
 * @returns the reply that redirects to the page of the sign-in
 */
export const signIn = async (
  app: App,
  visitor: ReturnType<typeof browser>,
  member: string,
  of = '',
): Promise<Reply> => {
  const page = await visitor.open(app, `/staff/sign-in?${of}`, isPage)
  return page.body.includes('<form') ? visitor.choose(app, page, `member=${member}`, isPage) : page
}

/** As `signIn`, but returns the address to which the provider sends the browser back. */
export const callbackOf = async (
  app: App,
  visitor: ReturnType<typeof browser>,
  member: string,
  of = '',
): Promise<string> => {
  const page = await visitor.open(app, `/staff/sign-in?${of}`, isCallback)
  const last = page.body.includes('<form') ? await visitor.choose(app, page, `member=${member}`, isCallback) : page
  return String(last.headers.location)
}
