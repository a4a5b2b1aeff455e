import { table } from '../../text/table.ts'

export const text = table({
  refresh: ['刷新', '重新整理', 'Refresh'],
  pulling: ['下拉刷新', '向下拉以重新整理', 'Pull to refresh'],
  loosing: ['松开刷新', '放開以重新整理', 'Release to refresh'],
  loading: ['正在刷新', '正在重新整理', 'Refreshing'],
  success: ['已更新', '已更新', 'Up to date'],
  failed: ['刷新失败，请再试', '未能重新整理，請再試', 'Not refreshed, please try again'],
})
