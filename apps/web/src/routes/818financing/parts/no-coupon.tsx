import type { ReactNode } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from './coupon-text.ts'

/** Why no coupon is shown, and the way on where there is one beside the foot of the page. */
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
