import { inLanguage } from '@foyer/api/languages'
import type { ReactNode } from 'react'
import { blockOf } from '../../../shared/activity/blocks/block-of.ts'
import { useShown } from '../../../shared/activity/shown.ts'
import { Art } from '../../../shared/art/art.tsx'
import type { SceneName } from '../../../shared/art/scenes.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import * as styles from './voucher.module.css'

interface TicketProps {
  scene: SceneName
  /** shown instead of the drawing where the author gave the voucher a value; the headline has the value of a voucher that nobody has claimed */
  hasWorth?: boolean
  /** without it the note alone says what it is */
  name?: string
  note: string
  /** above the name, such as the state of a voucher */
  mark?: ReactNode
  /** below the perforation */
  children: ReactNode
}

/** What the voucher is worth, as its picture: a small currency above large digits. */
const Worth = ({ value }: { value: string }) => {
  const [, unit = '', digits = value] = /^(HK\$)(.*)$/.exec(value) ?? []
  return (
    <b className={`${styles.voucherWorth} numbers`}>
      {unit && <small>{unit}</small>}
      {digits}
    </b>
  )
}

/** A voucher as an object: what it is worth above the perforation, and how it is used below. */
export const Ticket = ({ scene, hasWorth = false, name, note, mark, children }: TicketProps) => {
  const language = useLanguage()
  const value = inLanguage(blockOf(useShown().detail.blocks, 'rewards')?.rewards[0]?.value, language)
  return (
    <>
      <div className={styles.voucherHead}>
        {hasWorth && value ? (
          <Worth value={value} />
        ) : (
          <span className={styles.voucherPicture}>
            <Art scene={scene} theme="food" />
          </span>
        )}
        <div>
          {mark}
          {name && <h2>{name}</h2>}
          <p className={styles.voucherNote}>{note}</p>
        </div>
      </div>
      <div className={styles.voucherBody}>{children}</div>
    </>
  )
}
