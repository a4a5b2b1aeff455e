import { table } from '../../text/table.ts'

export const text = table({
  carousel: ['轮播', '輪播', 'carousel'],
  slide: ['幻灯片', '投影片', 'slide'],
  place: ['第 {n} 张，共 {count} 张', '第 {n} 張，共 {count} 張', '{n} of {count}'],
  previous: ['上一张', '上一張', 'Previous slide'],
  next: ['下一张', '下一張', 'Next slide'],
  choose: ['选择幻灯片', '選擇投影片', 'Choose a slide'],
  pause: ['暂停自动播放', '暫停自動播放', 'Pause'],
  play: ['自动播放', '自動播放', 'Play'],
})
