import { table } from '../../text/table.ts'

export const text = table({
  loading: ['正在载入', '正在載入', 'Loading'],
  loaded: ['已载入 {n} 项', '已載入 {n} 項', '{n} items loaded'],
  more: ['载入更多', '載入更多', 'Load more'],
  failed: ['没有载入成功。', '未能載入。', 'This did not load.'],
  retry: ['重试', '重試', 'Try again'],
  end: ['已全部显示', '已全部顯示', 'That is all'],
})
