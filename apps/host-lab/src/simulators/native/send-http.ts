import type { HttpRequest } from '@foyer/bridge/retail'

/** Sends the call as the app's own HTTP stack does: without cookies, cache and redirects. Returns the text to seal. */
export const sendHttp = async (
  { url, method, headers, param }: HttpRequest,
  added: Readonly<Record<string, string>>,
): Promise<string> => {
  const response = await fetch(url, {
    method,
    headers: { ...headers, ...added },
    redirect: 'manual',
    ...(param !== undefined && { body: param }),
  })
  const date = response.headers.get('date')
  return JSON.stringify({ status: response.status, ...(date && { date }), text: await response.text() })
}
