import { inLanguage } from '@foyer/api/languages'
import { useEffect } from 'react'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { type Presented, usePresented } from '../../../shared/presentation/use-presented.ts'
import { Valid } from '../../../shared/presentation/valid.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import * as styles from './ticket-code.module.css'

export interface TicketCodeProps {
  id: string
  /** the voucher was used, expired or withdrawn while its code was shown */
  onOver: () => void
}

/** The codes that follow each other, until the voucher is over. */
export const TicketCodes = ({ id, onOver }: TicketCodeProps) => {
  const presented = usePresented(id)
  const status = presented.data?.status
  const isOver = status !== undefined && status !== 'available'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver])
  const language = useLanguage()
  const code = ({ shown, item, merchants: [merchant, ...others] }: Presented) =>
    shown ? (
      <Valid
        name={inLanguage(item.name, language)}
        merchant={merchant && others.length === 0 ? inLanguage(merchant, language) : undefined}
        shown={shown}
        isFailing={Boolean(presented.error)}
        isFetching={presented.isFetching}
        onRefetch={() => void presented.refetch()}
      />
    ) : (
      <div className={styles.waiting} />
    )
  return (
    <PersonalPart personal={presented} level="register" skeleton={<div className={styles.waiting} />}>
      {code}
    </PersonalPart>
  )
}
