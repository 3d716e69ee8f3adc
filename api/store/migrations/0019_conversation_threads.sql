ALTER TABLE `conversations` ADD `thread` text;--> statement-breakpoint
CREATE INDEX `conversations_by_thread` ON `conversations` (`site`,`visitor_id`,`thread`) WHERE thread IS NOT NULL;