import { inLanguage } from '@foyer/api/languages'
import type { VoucherImport } from '@foyer/api/staff/stock'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime } from '@foyer/staff-interface/time'
import { FileClock, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { useActsColumn } from '../acts/acts-column.tsx'
import { usePages } from '../acts/pages.ts'
import { useAct } from '../acts/query.ts'
import { useLeave } from '../acts/use-done.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/data-table.tsx'
import { List } from '../ui/list.tsx'
import { Modal } from '../ui/modal.tsx'
import { Since } from '../ui/since.tsx'
import { useSay } from '../ui/toasts.tsx'
import { text } from './text.ts'

const undo = 'POST /staff/vouchers/undo'
const isUndoable = ({ undoneAt, granted }: VoucherImport): boolean => undoneAt === null && granted === 0

const State = ({ one }: { one: VoucherImport }) => {
  const t = useText(text)
  const language = useLanguage()
  if (one.undoneAt !== null)
    return (
      <span className="item-name">
        <span>
          <Badge dot>{t.undone}</Badge>
        </span>
        <span className="hint">
          {fill(t.undoneBy, { by: one.undoneBy ?? '', at: dateTime(language, one.undoneAt) })}
        </span>
      </span>
    )
  return isUndoable(one) ? (
    <Badge tone="warn" dot>
      {t.undoable}
    </Badge>
  ) : (
    <Badge tone="good" dot>
      {t.inUse}
    </Badge>
  )
}

const useColumns = (): readonly Column<VoucherImport>[] => {
  const t = useText(text)
  const language = useLanguage()
  const acts = useActsColumn<VoucherImport>({
    nameOf: ({ file }) => file,
    idOf: ({ id }) => id,
    actsOf: (one) =>
      isUndoable(one) ? [{ act: 'undo', name: t.undo, call: undo, icon: Undo2, isDangerous: true }] : [],
  })
  const number = (value: number) => value.toLocaleString(language)
  return [
    {
      id: 'file',
      name: t.fileName,
      value: ({ file }) => file,
      cell: ({ file, by }) => (
        <span className="item-name">
          <span className="strong">{file}</span>
          <span className="hint">{by}</span>
        </span>
      ),
    },
    {
      id: 'at',
      name: t.importedAt,
      value: ({ importedAt }) => importedAt,
      cell: ({ importedAt }) => <Since at={importedAt} />,
    },
    {
      id: 'item',
      name: t.item,
      value: ({ name, item }) => inLanguage(name, language) ?? item,
      cell: ({ name, item, title }) => (
        <span className="item-name">
          <span>{inLanguage(name, language) ?? item}</span>
          <span className="hint">{inLanguage(title, language)}</span>
        </span>
      ),
    },
    { id: 'added', name: t.added, isFigure: true, value: ({ added }) => added, cell: ({ added }) => number(added) },
    {
      id: 'granted',
      name: t.used,
      isFigure: true,
      value: ({ granted }) => granted,
      cell: ({ granted }) => <span className={granted === 0 ? 'faint' : undefined}>{number(granted)}</span>,
    },
    { id: 'state', name: t.state, cell: (one) => <State one={one} /> },
    acts,
  ]
}

const Undo = ({ one, close }: { one: VoucherImport; close: () => void }) => {
  const t = useText(text)
  const say = useSay()
  const [refused, setRefused] = useState<'used' | 'committed'>()
  const { run, ...state } = useAct(undo, ['POST /staff/vouchers/imports', 'POST /staff/stock'], ({ outcome }) => {
    if (outcome !== 'undone') return setRefused(outcome)
    say(t.undoDone)
    close()
  })
  return (
    <ActForm
      {...state}
      form={`undo ${one.id}`}
      confirm={t.undoConfirm}
      isDangerous
      run={(reason) => run({ id: one.id, reason })}
      close={close}
    >
      {refused && (
        <p className="notice notice-bad" role="alert">
          {refused === 'used' ? t.undoUsed : t.undoCommitted}
        </p>
      )}
    </ActForm>
  )
}

/** The history of imports, with their undo. */
export const Imports = () => {
  const t = useText(text)
  const columns = useColumns()
  const { session } = useSession()
  const { act, id } = useActAddress()
  const leave = useLeave()
  const reading = usePages('POST /staff/vouchers/imports', {}, ({ before }) => before && { before })
  const imports = reading.pages?.flatMap((page) => page.imports)
  const one = imports?.find((each) => each.id === id)
  return (
    <>
      <List
        label={t.imports}
        rows={imports}
        reading={reading}
        columns={columns}
        keyOf={(each) => each.id}
        sortedBy={[{ id: 'at', desc: true }]}
        empty={{ icon: FileClock, title: t.importsEmpty, text: t.importsEmptyLead }}
      />
      <Modal
        isOpen={act === 'undo' && one !== undefined && admits(undo, session.roles)}
        title={fill(t.undoTitle, { file: one?.file ?? '' })}
        lead={<p>{fill(t.undoLead, { added: one?.added ?? 0 })}</p>}
        close={leave}
      >
        {one && <Undo one={one} close={leave} />}
      </Modal>
    </>
  )
}
