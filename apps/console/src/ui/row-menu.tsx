import { Menu } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { contentRef } from './content-ref.ts'

export interface MenuAct {
  readonly name: string
  readonly icon: ReactNode
  readonly isDangerous?: boolean
  readonly act: () => void
}

/** The acts on one row of a table. */
export const RowMenu = ({ label, acts }: { label: string; acts: readonly MenuAct[] }) => (
  <Menu.Root>
    <Menu.Trigger className="icon-button" aria-label={label}>
      <Ellipsis size={18} aria-hidden="true" />
    </Menu.Trigger>
    <Menu.Portal container={contentRef}>
      <Menu.Positioner align="end" sideOffset={4} className="positioner">
        <Menu.Popup className="popup">
          {acts.map(({ name, icon, isDangerous, act }) => (
            <Menu.Item key={name} className={`item ${isDangerous ? 'item-danger' : ''}`} onClick={act}>
              {icon}
              {name}
            </Menu.Item>
          ))}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
)
