import type { VoucherImport } from '@foyer/api/staff/stock'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { stamp } from '@foyer/staff-interface/time'
import { FileClock, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useActAddress } from '../acts/act-address.ts'
import { ActForm } from '../acts/act-form.tsx'
import { dropDraft } from '../acts/draft.ts'
import { usePages } from '../acts/pages.ts'
import { useAct } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { text as sharedText } from '../text/text.ts'
import { Badge } from '../ui/badge.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { Modal } from '../ui/modal.tsx'
import { More } from '../ui/more.tsx'
import { RowMenu } from '../ui/row-menu.tsx'
import { Since } from '../ui/since.tsx'
import { useSay } from '../ui/toasts.tsx'
import { text } from './text.ts'

const isUndoable = ({ undoneAt, granted }: VoucherImport): boolean => undoneAt === null && granted === 0

const State = ({ one }: { one: VoucherImport }) => {
  const t = useText(text)
  if (one.undoneAt !== null)
    return (
      <span className="item-name">
        <span>
          <Badge dot>{t.undone}</Badge>
        </span>
        <span className="hint">{fill(t.undoneBy, { by: one.undoneBy ?? '', at: stamp(one.undoneAt) })}</span>
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
  const h = useText(sharedText)
  const language = useLanguage()
  const { session } = useSession()
  const { open } = useActAddress()
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
      value: ({ name, item }) => name?.[language] ?? item,
      cell: ({ name, item, title }) => (
        <span className="item-name">
          <span>{name?.[language] ?? item}</span>
          <span className="hint">{title[language]}</span>
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
    {
      id: 'acts',
      name: h.actions,
      isBare: true,
      cell: (one) =>
        isUndoable(one) && admits('POST /staff/vouchers/undo', session.roles) ? (
          <RowMenu
            label={fill(h.actionsOf, { name: one.file })}
            acts={[
              {
                name: t.undo,
                icon: <Undo2 size={16} aria-hidden="true" />,
                isDangerous: true,
                act: () => open('undo', one.id),
              },
            ]}
          />
        ) : null,
    },
  ]
}

const Undo = ({ one, close }: { one: VoucherImport; close: () => void }) => {
  const t = useText(text)
  const say = useSay()
  const [refused, setRefused] = useState<'used' | 'committed'>()
  const { run, ...state } = useAct(
    'POST /staff/vouchers/undo',
    ['POST /staff/vouchers/imports', 'POST /staff/stock'],
    ({ outcome }) => {
      if (outcome !== 'undone') return setRefused(outcome)
      say(t.undoDone)
      close()
    },
  )
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
  const { act, id, close } = useActAddress()
  const { pages, fault, again, ...rest } = usePages(
    'POST /staff/vouchers/imports',
    {},
    ({ before }) => before && { before },
  )
  const imports = pages?.flatMap((page) => page.imports)
  const one = imports?.find((each) => each.id === id)
  const leave = () => {
    dropDraft()
    close()
  }
  return (
    <>
      {fault && <Failure fault={fault} again={again} isWhole={!imports} />}
      {!imports && !fault && <LoadingRows />}
      {imports?.length === 0 && <Empty icon={FileClock} title={t.importsEmpty} text={t.importsEmptyLead} />}
      {imports && imports.length > 0 && (
        <DataTable
          label={t.imports}
          rows={imports}
          columns={columns}
          keyOf={(each) => each.id}
          search=""
          sortedBy={[{ id: 'at', desc: true }]}
          note={(shown) => fill(t.importsCount, { shown })}
          none={null}
        />
      )}
      {imports && <More shown={imports.length} {...rest} />}
      <Modal
        isOpen={act === 'undo' && one !== undefined && admits('POST /staff/vouchers/undo', session.roles)}
        title={fill(t.undoTitle, { file: one?.file ?? '' })}
        lead={<p>{fill(t.undoLead, { added: one?.added ?? 0 })}</p>}
        close={leave}
      >
        {one && <Undo one={one} close={leave} />}
      </Modal>
    </>
  )
}
