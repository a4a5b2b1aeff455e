import { outcomeOf, redeem, signIn } from './calls.js'
import { canScan, scan } from './scan.js'
import { languages, momentOf, textOf } from './texts.js'

const at = (id) => document.getElementById(id)
const query = new URLSearchParams(location.search)
const spoken = [query.get('lang'), ...navigator.languages].find((one) => languages.includes(one))

/** The token exists only in memory: after a reload the PIN is required again. */
const state = { language: spoken ?? 'zh-CN', screen: 'sign-in', token: '', name: undefined, busy: false }
/** The attempt whose answer is shown, with the key for repeating it. */
let attempt = { key: '', code: '' }
let outcome = { kind: 'unknown' }
/** Error text under the current form, as a text key and its value. */
let errorText
let stopCamera = () => undefined

const say = (key, n) => textOf(state.language, key, n)

const facts = () => {
  const rows = []
  if (outcome.done) {
    const { item, reference } = outcome.done
    rows.push(['item', `${item.name[state.language]} · ${item.note[state.language]}`], ['reference', reference])
  }
  const when = outcome.done?.usedAt ?? outcome.usedAt
  if (when !== undefined) rows.push(['time', momentOf(state.language, when)])
  return rows.flatMap(([key, value]) => {
    const [term, description] = [document.createElement('dt'), document.createElement('dd')]
    term.textContent = say(key)
    description.textContent = value
    return [term, description]
  })
}

const render = () => {
  document.documentElement.lang = state.language
  document.title = say('title')
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = say(element.dataset.text)
  for (const element of document.querySelectorAll('[data-label]'))
    element.setAttribute('aria-label', say(element.dataset.label))
  for (const button of document.querySelectorAll('[data-language]'))
    button.setAttribute('aria-pressed', String(button.dataset.language === state.language))
  for (const screen of ['sign-in', 'scan', 'result']) at(screen).hidden = screen !== state.screen
  at('name').textContent = state.name?.[state.language] ?? ''
  for (const screen of ['sign-in', 'scan'])
    at(`${screen}-fault`).textContent = errorText && screen === state.screen ? say(errorText.key, errorText.n) : ''
  const main = at('scan').querySelector('.main')
  main.setAttribute('aria-disabled', String(state.busy))
  if (state.busy) main.textContent = say('requesting')
  at('result').dataset.kind = outcome.kind
  at('outcome').textContent = say(outcome.kind)
  at('why').textContent = say(`${outcome.kind}Why`, outcome.n)
  at('facts').replaceChildren(...facts())
  at('next').textContent = say(
    outcome.kind === 'unknown' ? 'checkAgain' : outcome.kind === 'redeemed' ? 'next' : 'back',
  )
}

const go = (screen, focused, newFault) => {
  stopCamera()
  at('camera').hidden = true
  errorText = newFault
  state.screen = screen
  render()
  at(focused).focus()
}

const wrongPin = ({ reason, detail = {} } = {}) => {
  if (reason === 'login_locked' || reason === 'rate_limited')
    return { key: 'locked', n: Math.ceil(detail.retryAfter / 60) }
  return reason === 'merchant_unknown' ? { key: 'wrongPin', n: detail.attemptsLeft } : { key: 'needMerchant' }
}

const enter = async () => {
  const merchant = at('merchant').value.trim().toLowerCase()
  const pin = at('pin').value
  if (!merchant || !/^\d{6}$/.test(pin)) return go('sign-in', 'pin', { key: 'needMerchant' })
  const answer = await signIn(merchant, pin)
  at('pin').value = ''
  if (!answer) return go('sign-in', 'pin', { key: 'unknown' })
  if (answer.status !== 0) return go('sign-in', 'pin', wrongPin(answer))
  state.token = answer.data.token
  state.name = answer.data.name
  return go('scan', 'code')
}

const send = async () => {
  if (state.busy) return
  state.busy = true
  render()
  const answer = await redeem(state.token, attempt.key, attempt.code)
  state.busy = false
  // the field still contains the code
  if (answer?.reason === 'merchant_unknown') return go('sign-in', 'pin', { key: 'again' })
  outcome = outcomeOf(answer)
  return go('result', 'result')
}

const use = (code) => {
  if (code === '') return go('scan', 'code', { key: 'needCode' })
  // another code is a new attempt; the same code without an answer repeats the earlier one
  if (attempt.code !== code || outcome.kind !== 'unknown') attempt = { key: crypto.randomUUID(), code }
  outcome = { kind: 'unknown' }
  return send()
}

const startCamera = async () => {
  try {
    at('camera').hidden = false
    stopCamera = await scan(at('camera'), (code) => {
      at('code').value = code
      void use(code)
    })
  } catch {
    go('scan', 'code', { key: 'cameraOff' })
  }
}

const on = (id, event, act) =>
  at(id).addEventListener(event, (happened) => {
    happened.preventDefault()
    void act()
  })
on('sign-in', 'submit', enter)
on('scan', 'submit', () => use(at('code').value.trim()))
on('start-camera', 'click', startCamera)
on('leave', 'click', () => {
  state.token = ''
  go('sign-in', 'pin')
})
on('next', 'click', () => {
  if (outcome.kind === 'unknown') return send()
  at('code').value = ''
  return go('scan', 'code')
})
for (const button of document.querySelectorAll('[data-language]'))
  button.addEventListener('click', () => {
    state.language = button.dataset.language
    render()
  })
at('merchant').value = query.get('merchant') ?? ''
render()
void canScan().then((can) => {
  at('start-camera').hidden = !can
})
