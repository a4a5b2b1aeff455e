import type { ReactNode } from 'react'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from './coupon-text.ts'

/** The reason why no coupon is shown, with an optional next step as `children`. */
export const NoCoupon = ({ title, why, children }: { title: string; why: string; children?: ReactNode }) => (
  <div className={`${blocksStyles.card} ${styles.coupon} ${styles.couponNone}`}>
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
