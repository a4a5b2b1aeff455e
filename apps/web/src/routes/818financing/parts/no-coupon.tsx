import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from './coupon-text.ts'

/** The reason why no coupon is shown, with an optional next step as `children`. */
export const NoCoupon = ({ title, why, children }: { title: string; why: string; children?: ReactNode }) => (
  <div className="card coupon coupon-none">
    <strong>{title}</strong>
    <p>{why}</p>
    {children}
  </div>
)

export const SwitchAccount = () => (
  <a className="button button-plain" href={`#/selectLogin?way=account&back=${encodeURIComponent('/818financing')}`}>
    {useText(text).switchAccount}
  </a>
)
