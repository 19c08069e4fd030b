export interface StandardColor {
  readonly code: string;
  readonly name: string;
  readonly nameEn: string;
  readonly hex: string;
  readonly family: string;
}

const color = (
  code: string,
  name: string,
  nameEn: string,
  hex: string,
  family: string,
): StandardColor => ({ code, name, nameEn, hex, family });

/** Colours that a factory begins with. */
export const standardColors: readonly StandardColor[] = [
  color('BLK', '黑色', 'Black', '#1C1C1E', '黑'),
  color('WHT', '漂白', 'White', '#FAFAF7', '白'),
  color('NVY', '藏青', 'Navy', '#1F2A44', '蓝'),
  color('GRY', '麻灰', 'Heather grey', '#A7A9AC', '灰'),
  color('DGR', '深灰', 'Dark grey', '#55585C', '灰'),
  color('KHK', '卡其', 'Khaki', '#B8A07A', '黄'),
  color('AGN', '军绿', 'Army green', '#5B6345', '绿'),
  color('WNE', '酒红', 'Wine', '#6E1F2E', '红'),
  color('HAZ', '雾霾蓝', 'Haze blue', '#8FA3B5', '蓝'),
  color('OFW', '米白', 'Off white', '#F1EBDD', '白'),
  color('PNK', '藕粉', 'Dusty pink', '#D9B4AE', '红'),
  color('APR', '杏色', 'Apricot', '#E7CFB4', '黄'),
  color('CAM', '驼色', 'Camel', '#B48A5A', '棕'),
  color('COF', '咖啡', 'Coffee', '#5A4033', '棕'),
  color('CRM', '焦糖', 'Caramel', '#9C5B2C', '棕'),
  color('RBL', '宝蓝', 'Royal blue', '#1F46A3', '蓝'),
  color('SKY', '天蓝', 'Sky blue', '#8CC0E6', '蓝'),
  color('LGN', '湖绿', 'Lake green', '#4FA79B', '绿'),
  color('DGN', '墨绿', 'Dark green', '#23402F', '绿'),
  color('MNT', '薄荷绿', 'Mint', '#AEDBC4', '绿'),
  color('RED', '大红', 'Red', '#C81E2B', '红'),
  color('ORG', '橘色', 'Orange', '#E57A2B', '橙'),
  color('TUR', '姜黄', 'Turmeric', '#D29B2A', '黄'),
  color('TAR', '香芋紫', 'Taro', '#A796BE', '紫'),
];
