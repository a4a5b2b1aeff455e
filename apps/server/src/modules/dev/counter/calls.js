/** Asks the server; `undefined` where no answer came that can be read. */
const post = async (path, body, token) => {
  try {
    const reply = await fetch(`/api/merchants/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    const answer = await reply.json()
    // whether it was done is not known behind a failure of the server
    return reply.status >= 500 ? undefined : answer
  } catch {
    return undefined
  }
}

export const signIn = (merchant, pin) => post('session', { merchant, pin })

/** `key` names one try at one voucher: asked again with it, the answer is the same. */
export const redeem = (token, key, code) => post('redeem', { key, code }, token)

/** What the counter says to an answer: which texts, what fills them, and what stands below. */
export const outcomeOf = (answer) => {
  if (!answer) return { kind: 'unknown' }
  if (answer.status === 0) return { kind: 'redeemed', done: answer.data }
  const { reason, detail = {} } = answer
  if (reason === 'code_used') return { kind: 'used', usedAt: detail.usedAt }
  if (reason === 'code_expired') return { kind: 'stale' }
  if (reason === 'rate_limited') return { kind: 'busy', n: detail.retryAfter }
  if (reason === 'reward_not_open')
    return { kind: ['expired', 'revoked'].includes(detail.voucher) ? detail.voucher : 'invalid' }
  return { kind: 'invalid' }
}
