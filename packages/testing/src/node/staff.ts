/** Pages of one sign-in: the server, the provider's form and back. */
const mostSteps = 12

/** Keeps the cookies of one sign-in. */
const jar = () => {
  const cookies = new Map<string, string>()
  return {
    cookies,
    header: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    keep: (reply: Response): void => {
      for (const text of reply.headers.getSetCookie()) {
        const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=')
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
    },
  }
}

/**
 * Signs in a member of the demo staff at the provider of a running sandbox, as their browser does.
 *
 * @param member the id in the list of the provider's page, such as `staff-3` for operations
 * @returns the value of the cookie `foyer-staff`
 */
export const staffCookie = async (origin: string, member: string): Promise<string> => {
  const { cookies, header, keep } = jar()
  let next = `${origin}/staff/sign-in`
  let form: string | undefined
  for (let step = 0; step < mostSteps && !cookies.has('foyer-staff'); step++) {
    const reply = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: header(), ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form && { method: 'POST', body: form }),
    })
    keep(reply)
    form = undefined
    const to = reply.headers.get('location')
    if (to !== null) {
      next = new URL(to, origin).href
      continue
    }
    const action = /action="([^"]+)"/.exec(await reply.text())?.[1]
    if (action === undefined) throw new Error(`${next} answers ${reply.status} without the form of the provider`)
    next = new URL(action, origin).href
    form = `member=${member}`
  }
  const cookie = cookies.get('foyer-staff')
  if (cookie === undefined) throw new Error('the sign-in opened no session')
  return cookie
}

/** Headers of a call of the console's page under the session of a cookie. */
export const staffHeaders = (cookie: string) => ({
  cookie: `foyer-staff=${cookie}`,
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
})

/** Adds a machine client for the figures of a running sandbox. @returns a function that reads them */
export const sandboxMetrics = async (origin: string): Promise<() => Promise<string>> => {
  const reply = await fetch(`${origin}/staff/machines/add`, {
    method: 'POST',
    headers: staffHeaders(await staffCookie(origin, 'staff-8')),
    body: JSON.stringify({ name: 'Measurement', scopes: ['metrics'], reason: 'a measurement reads the figures' }),
  })
  const { data } = (await reply.json()) as { data: { token: string } }
  return async () => (await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${data.token}` } })).text()
}
