import { table } from '../../text/table.ts'

export const text = table({
  lifted: [
    '已拿起 {name}，第 {n} 项，共 {count} 项。拖动或用方向键移动，Enter 放下，Esc 取消。',
    '已拿起 {name}，第 {n} 項，共 {count} 項。拖動或用方向鍵移動，Enter 放下，Esc 取消。',
    '{name} lifted, {n} of {count}. Drag it or use the arrow keys; Enter drops it, Esc puts it back.',
  ],
  moved: ['{name}，第 {n} 项，共 {count} 项', '{name}，第 {n} 項，共 {count} 項', '{name}, {n} of {count}'],
  dropped: [
    '{name} 放在第 {n} 项，共 {count} 项',
    '{name} 放在第 {n} 項，共 {count} 項',
    '{name} dropped, {n} of {count}',
  ],
  cancelled: ['{name} 已放回原处', '{name} 已放回原處', '{name} put back'],
  up: ['上移', '上移', 'Move up'],
  down: ['下移', '下移', 'Move down'],
  done: ['完成', '完成', 'Done'],
})
