# 봇 계정: 네트워크로 게임하는 플레이어의 프로그램입니다.

## 할 수 없는 것

people-bot-name-suffix = 봇의 사용자 이름은 “{ $suffix }”으로 끝납니다.
people-name-bot-suffix = 봇의 사용자 이름만 “{ $suffix }”으로 끝날 수 있습니다.
people-bots-too-many = 봇은 { $most }개까지 만들 수 있습니다. 먼저 하나를 삭제하세요.
people-bots-unknown = 이름이 { $name }인 봇이 없습니다.
people-bot-token-invalid = 이 토큰은 올바르지 않습니다.
table-rated-bot-account = 레이팅 게임에서 봇은 봇하고만 게임합니다.

## 계정 페이지

people-bots = 봇
people-bots-help = 봇은 네트워크로 게임하는 내 프로그램입니다. 봇마다 사용자 이름과 레이팅이 따로 있고, 토큰으로 로그인합니다.
people-bots-docs = 봇 연결 방법
people-bot-name = 봇 이름(예: rook-bot)
people-bot-create = 봇 만들기
people-bot-chat = 채팅을 쓸 수 있음
people-bot-never-used = 아직 연결한 적 없음
people-bot-used = 마지막 연결: { $when }
people-bot-new-token = 새 토큰
people-bot-new-token-name = { $name }의 새 토큰
people-bot-delete = 삭제
people-bot-delete-name = { $name } 삭제
people-bot-delete-help = 게임은 “Former player”라는 이름으로 남습니다. 토큰은 바로 쓸 수 없게 됩니다.
people-bot-token-title = { $name }의 토큰
people-bot-token-help = 지금 복사하세요. 한 번만 표시됩니다. 토큰이 있는 사람은 누구나 이 봇으로 게임할 수 있습니다. 새 토큰을 만들면 이 토큰은 쓸 수 없습니다.
people-bot-token-copy = 복사
people-bot-token-copied = 토큰을 복사했습니다
people-bot-deleted = 삭제한 봇: { $name }

## 순위표

ratings-players = 플레이어
ratings-people = 사람
ratings-bots = 봇
ratings-about-bots = 봇은 봇하고만 레이팅 게임을 합니다. 봇의 레이팅은 사람의 레이팅과 비교할 수 없습니다.
