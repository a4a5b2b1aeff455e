/** Sends a call to the server; `undefined` if no readable answer arrives. */
const post = async (path, body, token) => {
  try {
    const reply = await fetch(`/api/merchants/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    const answer = await reply.json()
    // after a server failure it is unknown whether the voucher was redeemed
    return reply.status >= 500 ? undefined : answer
  } catch {
    return undefined
  }
}

export const signIn = (merchant, pin) => post('session', { merchant, pin })

/** Redeems a voucher. `key` identifies one attempt: repeated with the same key, the answer is the same. */
export const redeem = (token, key, code) => post('redeem', { key, code }, token)

/** Converts an answer to what the counter shows: the kind of text, and the values that fill it. */
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
