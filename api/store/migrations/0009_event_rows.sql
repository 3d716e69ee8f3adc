ALTER TABLE `conversations` ADD `number` integer;--> statement-breakpoint
UPDATE `conversations` SET `number` = rowid;--> statement-breakpoint
CREATE UNIQUE INDEX `conversations_number` ON `conversations` (`number`);--> statement-breakpoint
ALTER TABLE `runs` ADD `number` integer;--> statement-breakpoint
UPDATE `runs` SET `number` = rowid;--> statement-breakpoint
CREATE UNIQUE INDEX `runs_number` ON `runs` (`number`);--> statement-breakpoint
ALTER TABLE `runs` ADD `first_event_id` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `runs` SET `first_event_id` = `firsts`.`first`
FROM (SELECT `conversation_id`, `run_id`, min(`event_id`) AS `first` FROM `events` GROUP BY `conversation_id`, `run_id`) AS `firsts`
WHERE `firsts`.`conversation_id` = `runs`.`conversation_id` AND `firsts`.`run_id` = `runs`.`id`;--> statement-breakpoint
CREATE TABLE `__new_events` (
	`conversation` integer NOT NULL,
	`event_id` integer NOT NULL,
	`run` integer NOT NULL,
	`at` integer NOT NULL,
	`type` text NOT NULL,
	`body` text NOT NULL,
	PRIMARY KEY(`conversation`, `event_id`),
	FOREIGN KEY (`conversation`) REFERENCES `conversations`(`number`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_events` (`conversation`, `event_id`, `run`, `at`, `type`, `body`)
SELECT `conversations`.`number`, `e`.`event_id`, coalesce(`runs`.`number`, 'id:' || `e`.`run_id`),
  CASE WHEN `e`.`at` GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z'
    THEN CAST(strftime('%s', `e`.`at`) AS integer) * 1000 + CAST(substr(`e`.`at`, 21, 3) AS integer)
    ELSE coalesce(`e`.`at`, '') END,
  `e`.`type`, json_remove(`e`.`body`, '$.event_id', '$.conversation_id', '$.type', '$.run_id', '$.at')
FROM (SELECT *, json_extract(`body`, '$.at') AS `at` FROM `events`) AS `e`
JOIN `conversations` ON `conversations`.`id` = `e`.`conversation_id`
LEFT JOIN `runs` ON `runs`.`id` = `e`.`run_id`
ORDER BY `conversations`.`number`, `e`.`event_id`;--> statement-breakpoint
DROP TABLE `events`;--> statement-breakpoint
ALTER TABLE `__new_events` RENAME TO `events`;--> statement-breakpoint
CREATE INDEX `events_turns` ON `events` (`conversation`,`event_id`) WHERE type = 'user_message';
