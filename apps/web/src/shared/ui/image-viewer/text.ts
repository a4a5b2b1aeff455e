import { table } from '../../text/table.ts'

export const text = table({
  viewer: ['查看图片', '檢視圖片', 'Picture viewer'],
  close: ['关闭', '關閉', 'Close'],
  place: ['第 {n} 张，共 {count} 张', '第 {n} 張，共 {count} 張', '{n} of {count}'],
  previous: ['上一张', '上一張', 'Previous picture'],
  next: ['下一张', '下一張', 'Next picture'],
  zoomIn: ['放大', '放大', 'Zoom in'],
  zoomOut: ['缩小', '縮小', 'Zoom out'],
  reset: ['恢复原大小，现为 {percent} %', '還原大小，現為 {percent} %', 'Original size, now {percent} %'],
  loading: ['正在载入图片', '正在載入圖片', 'Loading the picture'],
  failed: ['图片没有载入。', '圖片未能載入。', 'The picture did not load.'],
  retry: ['重试', '重試', 'Try again'],
})
