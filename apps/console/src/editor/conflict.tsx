import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { GitCompare } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { DiffTable } from '../ui/diff-table.tsx'
import { Modal } from '../ui/modal.tsx'
import { differencesOf } from './differences.ts'
import { screenText } from './screen-text.ts'

interface Props {
  /** who did what meanwhile */
  readonly title: string
  readonly mine: object
  readonly theirs: object
  /** names the field at a path */
  readonly placeOf: (path: string) => ReactNode
  readonly resolve: (choice: 'mine' | 'theirs') => void
}

/** The most differences that the comparison shows. */
const most = 100

/** Says that somebody else stored a newer document, shows both documents side by side, and lets the person choose. */
export const Conflict = ({ title, mine, theirs, placeOf, resolve }: Props) => {
  const t = useText(screenText)
  const [isOpen, setOpen] = useState(false)
  const differences = isOpen ? differencesOf(mine, theirs) : []
  const choose = (choice: 'mine' | 'theirs') => {
    setOpen(false)
    resolve(choice)
  }
  return (
    <div className="notice notice-bad editor-notice" role="alert">
      <div>
        <p className="strong">{title}</p>
        <p>{t.olderLead}</p>
      </div>
      <Button icon={<GitCompare size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t.compare}
      </Button>
      <Modal isOpen={isOpen} title={t.compareTitle} lead={t.olderLead} close={() => setOpen(false)} place="side">
        {differences.length === 0 ? (
          <p>{t.same}</p>
        ) : (
          <DiffTable
            isNeutral
            names={[t.where, t.mine, t.theirs]}
            rows={differences.slice(0, most).map((one) => ({
              key: one.path,
              name: placeOf(one.path),
              before: one.mine ?? t.none,
              after: one.theirs ?? t.none,
            }))}
          />
        )}
        {differences.length > most && <p>{fill(t.more, { count: differences.length - most })}</p>}
        <div className="modal-acts">
          <Button onClick={() => choose('theirs')}>{t.useTheirs}</Button>
          <Button kind="main" onClick={() => choose('mine')}>
            {t.keepMine}
          </Button>
        </div>
      </Modal>
    </div>
  )
}
