import { table } from '../../../shared/text/table.ts'

export const text = table({
  gift: ['选一份礼品', '選一份禮品', 'Choose your gift'],
  proof: ['上传会员证明', '上載會員證明', 'Upload proof of membership'],
  pictures: ['会员卡或对账单的照片', '會員卡或結單的相片', 'Photos of your card or a statement'],
  picturesHint: [
    '一至三张，看得清姓名即可；账户余额请遮盖。',
    '一至三張，能看清姓名即可；賬戶結餘請遮蓋。',
    'One to three. Your name has to be readable; please cover balances.',
  ],
  delivery: ['送到哪里', '送到哪裏', 'Delivery address'],
  giftMissing: ['请选一份礼品', '請選一份禮品', 'Please choose a gift'],
  pictureMissing: ['请上传至少一张证明照片', '請上載最少一張證明相片', 'Please add at least one photo'],
  pictureWaits: ['请等照片上传完成', '請等候相片上載完成', 'Please wait until your photos are uploaded'],
  pictureFailed: [
    '有照片没有上传成功，请重试或移除。',
    '有相片未能上載，請重試或移除。',
    'A photo did not upload. Try it again or remove it.',
  ],
  tooMany: ['最多三张，请移除多余的照片。', '最多三張，請移除多餘的相片。', 'At most three. Please remove the others.'],
  review: ['核对并提交', '核對並提交', 'Check and submit'],
  reviewTitle: ['请核对', '請核對', 'Please check'],
  submit: ['提交', '提交', 'Submit'],
  submitting: ['正在提交', '正在提交', 'Submitting'],
  itemGone: [
    '这款礼品刚刚送完，请另选一款。您填写的资料还在。',
    '這款禮品剛剛送完，請另選一款。您填寫的資料仍在。',
    'This gift has just run out. Please choose another; what you filled in is still here.',
  ],
  pictureGone: [
    '照片已过期，请重新上传。',
    '相片已過期，請重新上載。',
    'Your photos have expired. Please upload them again.',
  ],
  unknown: ['尚未收到结果', '尚未收到結果', 'No answer yet'],
  unknownWhy: [
    '您的提交可能已经送达。再次查询不会重复领取。',
    '您的提交可能已經送達。再次查詢不會重複領取。',
    'It may have arrived. Checking again never claims a second gift.',
  ],
  again: ['再次查询', '再次查詢', 'Check again'],
  oneEach: ['每人一份，打包前可修改', '每人一份，包裝前可修改', 'One per person. You can change it until it is packed'],
  reviewGift: ['礼品', '禮品', 'Gift'],
  reviewTo: ['送到', '送到', 'To'],
  reviewProof: ['证明', '證明', 'Proof'],
  photos: ['{n} 张照片', '{n} 張相片', '{n} photos'],
  photo: ['1 张照片', '1 張相片', '1 photo'],
})
