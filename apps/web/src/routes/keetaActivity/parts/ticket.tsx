import type { ReactNode } from 'react'
import { Art } from '../../../shared/art/art.tsx'
import type { SceneName } from '../../../shared/art/scenes.ts'
import * as styles from './voucher.module.css'

interface TicketProps {
  scene: SceneName
  /** without it the note alone says what it is */
  name?: string
  note: string
  /** above the name, such as the state of a voucher */
  mark?: ReactNode
  /** below the perforation */
  children: ReactNode
}

/** A voucher as an object: what it is above the perforation, and how it is used below. The headline has what it is worth. */
export const Ticket = ({ scene, name, note, mark, children }: TicketProps) => (
  <>
    <div className={styles.voucherHead}>
      <span className={styles.voucherPicture}>
        <Art scene={scene} theme="food" />
      </span>
      <div>
        {mark}
        {name && <h2>{name}</h2>}
        <p className={styles.voucherNote}>{note}</p>
      </div>
    </div>
    <div className={styles.voucherBody}>{children}</div>
  </>
)
