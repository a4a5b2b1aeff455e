import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import type { LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSession } from '../session/session-context.ts'
import { admits, type KnownCall } from '../shared/admission.ts'
import { text } from '../text/text.ts'
import type { Column } from '../ui/data-table.tsx'
import { RowMenu } from '../ui/row-menu.tsx'
import { useActAddress } from './act-address.ts'

/** An act on a row: its name in the address, its name on the screen, and the call that it makes. */
export interface RowAct {
  readonly act: string
  readonly name: string
  readonly call: KnownCall
  readonly icon: LucideIcon
  readonly isDangerous?: boolean
  /** the page that the act opens instead of a dialog */
  readonly page?: string
}

interface Options<Row> {
  readonly nameOf: (row: Row) => string
  /** names the row in the address */
  readonly idOf: (row: Row) => string
  readonly actsOf: (row: Row) => readonly RowAct[]
}

/** The column with the menu of the acts on each row that the person's roles allow. Each opens the dialog of its act. */
export const useActsColumn = <Row,>({ nameOf, idOf, actsOf }: Options<Row>): Column<Row> => {
  const t = useText(text)
  const { session } = useSession()
  const { open } = useActAddress()
  const navigate = useNavigate()
  return {
    id: 'acts',
    name: t.actions,
    isBare: true,
    cell: (row) => {
      const acts = actsOf(row).filter(({ call }) => admits(call, session.roles))
      if (acts.length === 0) return null
      return (
        <RowMenu
          label={fill(t.actionsOf, { name: nameOf(row) })}
          acts={acts.map(({ act, name, icon: Icon, isDangerous = false, page }) => ({
            name,
            icon: <Icon size={16} aria-hidden="true" />,
            isDangerous,
            act: () => (page === undefined ? open(act, idOf(row)) : void navigate(page)),
          }))}
        />
      )
    },
  }
}
