import { Menu } from '@base-ui/react/menu'
import { type BlockKind, blockKinds } from '@foyer/api/page-content'
import { useText } from '@foyer/staff-interface/language'
import { Plus } from 'lucide-react'
import { blockNames } from '../campaigns/fault-text.ts'
import { contentRef } from '../ui/content-ref.ts'
import { kindIcons } from './kinds.ts'
import { kindLeads, text } from './text.ts'

interface Props {
  /** kinds that the page has once and has already */
  readonly used: ReadonlySet<BlockKind>
  readonly add: (kind: BlockKind) => void
}

/** The menu of all kinds of blocks. */
export const AddBlock = ({ used, add }: Props) => {
  const t = useText(text)
  const names = useText(blockNames)
  const leads = useText(kindLeads)
  return (
    <Menu.Root>
      <Menu.Trigger className="button button-plain part-add">
        <Plus size={16} aria-hidden="true" />
        {t.addBlock}
      </Menu.Trigger>
      <Menu.Portal container={contentRef}>
        <Menu.Positioner align="start" sideOffset={4} className="positioner">
          <Menu.Popup className="popup add-popup">
            {blockKinds.map((kind) => {
              const Icon = kindIcons[kind]
              return (
                <Menu.Item
                  key={kind}
                  className="item add-item"
                  label={names[kind]}
                  disabled={used.has(kind)}
                  onClick={() => add(kind)}
                >
                  <Icon size={18} aria-hidden="true" />
                  <span>
                    <span className="add-name">{names[kind]}</span>
                    <span className="add-lead">{leads[kind]}</span>
                  </span>
                </Menu.Item>
              )
            })}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
