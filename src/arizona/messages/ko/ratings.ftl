# 레이팅 게임, 레이팅, 순위표.

## 테이블에서 할 수 없는 일

table-rated-account = 레이팅 게임에는 계정이 필요합니다. 로그인하거나 계정을 만드세요.
table-rated-seats = 레이팅 게임은 사람끼리 합니다. 한 자리에 앉고 나머지는 링크로 초대하세요.
table-rated-clock = 레이팅 게임에는 제한 시간이 필요합니다.
table-rated-options = 레이팅 게임은 기본 콘텐츠와 기본 옵션으로 합니다.
table-rated-one-seat = 이 레이팅 게임에 이미 자리가 있습니다.
table-rated-excluded = 관리자가 레이팅 게임 참가를 금지했습니다.
table-rated-rematch = 이 테이블에 지금 레이팅 게임을 할 수 없는 사람이 있습니다. 다른 테이블을 만드세요.
table-rated-not-here = 레이팅 게임에서는 할 수 없습니다.
table-rated-resign = 게임이 시작되었습니다. 그만두려면 기권하세요.
table-no-undo-rated = 레이팅 게임이 끝나서 되돌릴 수 없습니다.

## 새 테이블

ratings-rated = 레이팅
ratings-rated-help = 결과가 참가자의 레이팅에 반영됩니다.
ratings-rated-rules = 레이팅 게임: 기본 옵션, 제한 시간 있음, 봇과 힌트 없음. 모두 계정이 있어야 합니다.
ratings-sign-in = 로그인하고 레이팅 게임 하기

## 테이블과 게임 뒤

ratings-of = 레이팅 { $rating }
ratings-changed = { $name }: 레이팅 { $before }, 이제 { $after } ({ $change })
ratings-title = 레이팅
ratings-not-counted = 게임이 너무 일찍 끝나 반영되지 않습니다. 레이팅은 그대로입니다.
ratings-provisional = “?”: 아직 확실하지 않습니다. 열 판쯤 필요합니다.

## 순위표

ratings-leaderboard = 순위표
ratings-game = 게임
ratings-pace = 속도
ratings-period = 기간
ratings-all = 전체
ratings-month = 이번 달
ratings-place = 순위
ratings-player = 이름
ratings-rating = 레이팅
ratings-30-days = 30일
ratings-trend = 추이
ratings-games = 게임 수
ratings-you = 나
ratings-yours = 내 레이팅: { $rating }
ratings-yours-provisional = 레이팅이 충분히 확실해지면 여기에 나옵니다. 열 판쯤 걸립니다.
ratings-empty = 아직 아무도 없습니다
ratings-empty-text = 레이팅이 충분히 확실해진 사람이 나옵니다. 열 판쯤 걸립니다.
ratings-uncertain = 임시 레이팅인 사람이 { $count }명 더 있습니다.
ratings-play = 레이팅 게임 하기
ratings-about = 레이팅이란
ratings-about-games = 계정이 있는 사람끼리 한 레이팅 게임만 반영됩니다. 테이블을 만들 때 “레이팅” 옵션을 고르세요.
ratings-about-start = 모두 1500에서 시작합니다. 물음표는 아직 확실하지 않다는 뜻입니다.
ratings-about-odds = 400점 높으면 아홉 번쯤 이기고 한 번 지는 정도입니다.
ratings-built-in = 내장 봇
ratings-built-in-text = 봇과의 게임은 레이팅에 반영되지 않으므로 봇은 따로 나옵니다. 실력은 봇끼리 한 게임으로 측정했으며 1000이 평균입니다.
