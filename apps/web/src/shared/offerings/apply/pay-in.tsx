import { brand } from '@foyer/api/brand'
import { text as hotlineText } from '../../hotline/text.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import * as styles from './apply.module.css'
import { text } from './text.ts'

/** The way on without enough cash: the amount to pay in, and the hotline, where our staff explain how. */
export const PayIn = ({ amount }: { amount: string }) => (
  <a className={`button numbers ${styles.payIn}`} href={`tel:${brand.hotline.replaceAll(' ', '')}`}>
    {fill(useText(text).payIn, { amount })}
    <small>{fill(useText(hotlineText).call, { hotline: brand.hotline })}</small>
  </a>
)
