import type { DatabaseSync } from 'node:sqlite'
import { verifySync } from 'otplib'
import { isRight } from './secrets.ts'

interface Stored {
  readonly account: string
  readonly status: string
  readonly password: string
  readonly authenticator: string | null
}

/** A client who proved the password, and the authenticator's code if it is right. */
export interface ProvedClient {
  readonly account: string
  readonly hasSecondFactor: boolean
}

/** Checks what a client entered. @param now milliseconds since 1970 */
export const provedClient = (db: DatabaseSync, form: URLSearchParams, now: number): ProvedClient | undefined => {
  const stored = db.prepare('select * from clients where client_no = ?').get(form.get('client') ?? '') as unknown as
    | Stored
    | undefined
  if (!isRight(stored?.password, form.get('password') ?? '') || !stored || stored.status === 'closed') return undefined
  const code = form.get('code') ?? ''
  if (code === '') return { account: stored.account, hasSecondFactor: false }
  if (stored.authenticator === null || !/^\d{6}$/.test(code)) return undefined
  const epoch = Math.floor(now / 1000)
  const { valid } = verifySync({ secret: stored.authenticator, token: code, epoch, epochTolerance: 30 })
  return valid ? { account: stored.account, hasSecondFactor: true } : undefined
}

const words = {
  zh: {
    title: '公司登入頁面',
    client: '客戶號碼',
    password: '密碼',
    code: '驗證器代碼（可留空）',
    enter: '登入',
    leave: '取消',
    wrong: '資料不正確，請再試。',
  },
  en: {
    title: 'Sign-in page of the firm',
    client: 'Client number',
    password: 'Password',
    code: 'Authenticator code (may be empty)',
    enter: 'Sign in',
    leave: 'Cancel',
    wrong: 'This is not right. Try again.',
  },
} as const

/** The page on which a client proves who they are. @param action a path of this server */
export const signInPage = (action: string, locales: string, isWrong: boolean): string => {
  const language = locales.startsWith('zh') ? 'zh' : 'en'
  const t = words[language]
  return `<!doctype html><html lang="${language}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.title}</title>
<style>body{font:16px system-ui;max-width:22em;margin:2em auto;padding:0 1em}label,input,button{display:block;width:100%;
box-sizing:border-box;margin:.4em 0;font:inherit;padding:.5em 0}</style>
<h1>${t.title}</h1>${isWrong ? `<p role="alert">${t.wrong}</p>` : ''}
<form method="post" action="${action}">
<label>${t.client}<input name="client" inputmode="numeric" autocomplete="username"></label>
<label>${t.password}<input name="password" type="password" autocomplete="current-password"></label>
<label>${t.code}<input name="code" inputmode="numeric" autocomplete="one-time-code"></label>
<button>${t.enter}</button><button name="cancel" value="1">${t.leave}</button></form></html>`
}
