import { table } from '../../text/table.ts'

export const text = table({
  camera: ['拍照', '拍照', 'Take a photo'],
  choose: ['选择图片', '選擇圖片', 'Choose pictures'],
  drop: [
    '也可以把图片拖到这里，或直接粘贴。',
    '亦可將圖片拖放到這裏，或直接貼上。',
    'Or drop pictures here, or paste them.',
  ],
  list: ['已选图片', '已選圖片', 'Chosen pictures'],
  waiting: ['等待上传', '等候上載', 'Waiting'],
  sending: ['正在上传 {n}%', '正在上載 {n}%', 'Uploading {n}%'],
  checking: ['正在检查', '正在檢查', 'Checking'],
  stored: ['已上传', '已上載', 'Uploaded'],
  tooLarge: [
    '图片超过 10 MB，请选择较小的图片。',
    '圖片超過 10 MB，請選擇較小的圖片。',
    'This picture is over 10 MB. Please choose a smaller one.',
  ],
  retry: ['重试', '重試', 'Try again'],
  retryOf: ['重试 {name}', '重試 {name}', 'Try again: {name}'],
  removeOf: ['移除 {name}', '移除 {name}', 'Remove {name}'],
  open: ['查看 {name}', '查看 {name}', 'View {name}'],
  progressOf: ['{name} 的上传进度', '{name} 的上載進度', 'Upload of {name}'],
  news: ['{name}：{state}', '{name}：{state}', '{name}: {state}'],
})
